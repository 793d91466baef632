// A page with the widgets that its address names, one below the other, as in `?widgets=cart,faq`. They exist before the
// page shows the content below them, as elements in its HTML would. Other parameters of the address become attributes
// of the widgets.
const given = new URLSearchParams(window.location.search);
const names = (given.get('widgets') ?? '').split(',');
given.delete('widgets');
given.delete('scenario');
for (const name of names) {
  const widget = document.createElement(`tradefront-${name}`);
  for (const [attribute, value] of given) widget.setAttribute(attribute, value);
  document.getElementById('place').append(widget);
}
