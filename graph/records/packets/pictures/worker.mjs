// Draws pages of uploaded files in a thread of its own, so that a hostile file can neither hold up
// the server nor take its memory. PDFium and the WebP decoder are WebAssembly: what goes wrong in
// them stays in them. No script of a PDF runs here.
import { readFile } from "node:fs/promises";
import { parentPort, workerData } from "node:worker_threads";
import jpeg from "jpeg-js";
import PdfKit from "pdfkit";
import { PDFiumLibrary } from "@hyzyla/pdfium";

/** Pixels of a page at most: 150 for each inch of a letter page. */
const most = { width: 1275, height: 1650 };
const maxScale = 4;
const quality = 80;

const { bytes, mediaType } = workerData;
const library = await PDFiumLibrary.init();
const pdf = mediaType === "application/pdf" ? bytes : await asPdf();
const file = await library.loadDocument(pdf);
parentPort.postMessage({ pages: file.getPageCount() }, []);

// What fails here ends the thread, and its owner hears why.
parentPort.on("message", (asked) => void answer(asked));

async function answer({ page: index, boxes }) {
  const page = file.getPage(index);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = Math.min(most.width / originalWidth, most.height / originalHeight, maxScale);
  const side = (length) => Math.max(1, Math.round(length * scale));
  const drawn = await page.render({
    width: side(originalWidth),
    height: side(originalHeight),
    renderFormFields: true,
  });
  for (const box of boxes) blacken(drawn, box);
  const { data } = jpeg.encode(drawn, quality);
  parentPort.postMessage({ jpeg: data, width: drawn.width, height: drawn.height }, []);
}

/** In the pixels, before they are compressed: nothing of what was there is left. */
function blacken({ data, width, height }, box) {
  const from = (place, length) => Math.floor((place / 1000) * length);
  const to = (place, length) => Math.min(length, Math.ceil((place / 1000) * length));
  for (let y = from(box.y, height); y < to(box.y + box.height, height); y += 1)
    for (let x = from(box.x, width); x < to(box.x + box.width, width); x += 1)
      data.set([0, 0, 0, 255], (y * width + x) * 4);
}

/** An image as a page. */
async function asPdf() {
  const image = Buffer.from(mediaType === "image/webp" ? await webpAsJpeg() : bytes);
  const page = new PdfKit({ autoFirstPage: false });
  const chunks = [];
  const done = new Promise((resolve) => {
    page.on("data", (chunk) => chunks.push(chunk));
    page.on("end", () => resolve(new Uint8Array(Buffer.concat(chunks))));
  });
  const opened = page.openImage(image);
  const isTurned = opened.orientation > 4;
  const size = isTurned ? [opened.height, opened.width] : [opened.width, opened.height];
  page.addPage({ size, margin: 0 });
  page.image(opened, 0, 0, { width: size[0], height: size[1] });
  page.end();
  return done;
}

async function webpAsJpeg() {
  const { default: decode, init } = await import("@jsquash/webp/decode.js");
  const wasm = new URL(import.meta.resolve("@jsquash/webp/codec/dec/webp_dec.wasm"));
  await init(await WebAssembly.compile(await readFile(wasm)));
  const { data, width, height } = await decode(bytes.buffer);
  return jpeg.encode({ data, width, height }, 92).data;
}
