/** Words of the camera that reads barcodes. */
export const cameraMessages = {
  scannedUnknown: 'No product has the code {code}. It has its own row.',
  cameraWords: {
    title: 'Scan with the camera',
    text: 'Hold a barcode in the frame. Each scan adds one.',
    denied: 'We can’t use the camera. Allow it in your browser, or type the code.',
    starting: 'Starting the camera',
    none: 'Nothing scanned yet',
    done: 'Done',
  },
} as const;
