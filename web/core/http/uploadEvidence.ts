import { RequestError, type RefusalDetails } from "./http.ts";

export interface UploadedFile {
  id: string;
  url: string;
  name: string;
  /** A PDF that may need a password. */
  isEncrypted: boolean;
  /** A PDF with attached files. */
  containsFiles: boolean;
}

interface Options {
  signal: AbortSignal;
  onProgress: (percent: number) => void;
}

interface UploadAnswer extends Partial<UploadedFile>, RefusalDetails {
  message?: string;
}

/** Uploads the file's bytes. XMLHttpRequest, because fetch cannot report upload progress. */
export function uploadEvidence(file: File, { signal, onProgress }: Options): Promise<UploadedFile> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", `/api/evidence?name=${encodeURIComponent(file.name)}`);
    request.setRequestHeader("content-type", "application/octet-stream");
    request.responseType = "json";
    request.upload.addEventListener("progress", ({ loaded, total }) => {
      if (total > 0) onProgress(Math.round((100 * loaded) / total));
    });
    request.addEventListener("load", () => {
      const { id, url, name, isEncrypted, containsFiles, message, ...details } = (request.response ??
        {}) as UploadAnswer;
      if (request.status < 400 && id && url)
        resolve({
          ...{ id, url, name: name ?? file.name },
          ...{ isEncrypted: isEncrypted ?? false, containsFiles: containsFiles ?? false },
        });
      else
        reject(
          new RequestError(message ?? "", {
            ...details,
            code: details.code ?? "INTERNAL",
            status: request.status,
          }),
        );
    });
    request.addEventListener("error", () => reject(new RequestError("", { code: "NETWORK" })));
    request.addEventListener("abort", () => reject(new RequestError("", { code: "ABORTED" })));
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(file);
  });
}
