// Vitest 5 reports failures with Map.groupBy, which Node 20 does not have: without it a failing run hides its reasons.
Map.groupBy ??= (items, keyOf) => {
  const groups = new Map();
  let at = 0;
  for (const item of items) {
    const key = keyOf(item, at++);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
};
