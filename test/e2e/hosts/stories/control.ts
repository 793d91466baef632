// Violations that the policy and the page's listeners must detect, each once.
const box = document.createElement('div');
document.body.append(box);
const attempts = [
  () => void (box.innerHTML = '<b>markup from a string</b>'),
  () => box.setAttribute('style', 'color: red'),
  () => void document.head.append(Object.assign(document.createElement('style'), { textContent: 'b { color: red }' })),
];
for (const attempt of attempts) {
  try {
    attempt();
  } catch {
    // The policy blocks and reports it; the report is counted.
  }
}
console.error('Warning: a control');
setTimeout(() => {
  throw new Error('control');
});
