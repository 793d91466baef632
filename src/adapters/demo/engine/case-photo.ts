/** Image attached to a case of the demo: the thermometer of a cooler. */
export const casePhoto = (): Blob =>
  new Blob(
    [
      '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" viewBox="0 0 640 480"><rect width="640" height="480" fill="#39444d"/>' +
        '<rect x="60" y="40" width="520" height="400" rx="12" fill="#d9e2e7"/><rect x="60" y="40" width="520" height="90" fill="#f6fafb"/>' +
        '<rect x="220" y="230" width="200" height="96" rx="10" fill="#101820"/><text x="320" y="298" font-family="monospace" font-size="60" fill="#ff5d4d" text-anchor="middle">11 °C</text></svg>',
    ],
    { type: 'image/svg+xml' },
  );
