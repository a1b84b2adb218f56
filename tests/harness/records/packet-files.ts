import jpeg from "jpeg-js";
import PdfKit from "pdfkit";

/** The pictures of a PDF. */
export function picturesIn(pdf: Buffer) {
  const found = [];
  for (
    let at = pdf.indexOf("\xff\xd8\xff", 0, "latin1");
    at >= 0;
    at = pdf.indexOf("\xff\xd8\xff", at + 3, "latin1")
  )
    found.push(jpeg.decode(pdf.subarray(at, pdf.indexOf("\nendstream", at)), { useTArray: true }));
  return found;
}
type Image = ReturnType<typeof picturesIn>[number];
/** Red, green and blue at thousandths of the picture. */
export const colorAt = ({ data, width, height }: Image, x: number, y: number) => {
  const from = (Math.floor((y / 1000) * height) * width + Math.floor((x / 1000) * width)) * 4;
  return [...data.subarray(from, from + 3)];
};
export const isDark = (color: number[]) => color.every((part) => part < 16);

/** A red picture. */
export const photo = () =>
  jpeg.encode(
    { width: 400, height: 300, data: Buffer.alloc(400 * 300 * 4, Buffer.from([230, 40, 40, 255])) },
    90,
  ).data;

export const pdfOf = (pages: number, write: (pdf: InstanceType<typeof PdfKit>) => void): Promise<Buffer> =>
  new Promise((resolve) => {
    const pdf = new PdfKit({ compress: false, info: { Title: "zqtitleqz", Author: "zqauthorqz" } });
    const chunks: Buffer[] = [];
    pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
    pdf.on("end", () => resolve(Buffer.concat(chunks)));
    for (let page = 1; page < pages; page += 1) pdf.addPage();
    write(pdf);
    pdf.end();
  });

/** With an attachment, a script, invisible text and names in its information. */
export const hostile = () =>
  pdfOf(1, (pdf) => {
    pdf.fontSize(30).text("A police report that anyone may see");
    pdf.fillOpacity(0).text("zqhiddenqz", 100, 300);
    pdf.file(Buffer.from("zqattachedqz"), { name: "zqattachmentqz.txt" });
    const { _root } = pdf as unknown as { _root: { data: Record<string, unknown> } };
    const script = pdf.ref({ S: "JavaScript", JS: new String("app.alert('zqscriptqz')") });
    script.end(undefined);
    _root.data["OpenAction"] = script;
  });
