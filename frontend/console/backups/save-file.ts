import type { DownloadedFile } from '../../api/client';

/** Saves a file to the browser's downloads under its own name. */
export function saveFile({ name, content }: DownloadedFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // After a minute, the browser has started to save the file, and no longer needs the URL.
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, 60_000);
}
