// A page with the widgets that its address names, one under the other, as `?widgets=cart,faq`. They are there before the
// page shows what follows them, as elements of its HTML would be. What else the address names is an attribute of theirs.
const given = new URLSearchParams(window.location.search);
const names = (given.get('widgets') ?? '').split(',');
given.delete('widgets');
given.delete('scenario');
for (const name of names) {
  const widget = document.createElement(`tradefront-${name}`);
  for (const [attribute, value] of given) widget.setAttribute(attribute, value);
  document.getElementById('place').append(widget);
}
