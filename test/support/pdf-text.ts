import { extractText, getDocumentProxy } from 'unpdf';

/** Reads the text of each page of a PDF file with pdf.js, Mozilla's reader, which rejects a broken file. */
export async function pdfPages(content: Blob): Promise<readonly string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(await content.arrayBuffer()));
  return (await extractText(pdf, { mergePages: false })).text;
}
