import type { DownloadedFile } from '../../api/client';

/** Has the browser save a file under its name. */
export function saveFile({ name, content }: DownloadedFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // By then, the browser has started to save the file.
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, 60_000);
}
