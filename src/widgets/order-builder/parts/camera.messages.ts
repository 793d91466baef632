/** Words of the camera that reads barcodes. */
export const cameraMessages = {
  scannedUnknown: 'No product has the code {code}. It is in a row of its own.',
  cameraWords: {
    title: 'Scan with the camera',
    text: 'Hold a barcode in the frame. Each code adds one.',
    denied: 'The camera can not be used. Allow it in the browser, or type the code.',
    starting: 'Starting the camera',
    none: 'Nothing scanned yet',
    done: 'Done',
  },
} as const;
