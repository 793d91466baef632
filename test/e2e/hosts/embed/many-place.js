// A page with the widgets that its address names, one under the other, as `?widgets=cart,faq`. They are there before the
// page shows what follows them, as elements of its HTML would be.
for (const name of (new URLSearchParams(window.location.search).get('widgets') ?? '').split(',')) {
  document.getElementById('place').append(document.createElement(`tradefront-${name}`));
}
