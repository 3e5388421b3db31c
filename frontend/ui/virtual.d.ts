/** What scripts/pictures.mjs finds in frontend/photos, by path below it without the ending. */
declare module 'virtual:pictures' {
  export interface PictureFile {
    width: number;
    height: number;
    /** The drawing itself; of a photograph, a JPEG that every browser can show. */
    src: string;
    /** The photograph in newer formats and several widths, the best first; a drawing has none. */
    sources?: { type: string; srcSet: string }[];
    /** What it shows, as the text file beside it says. */
    text?: string;
  }

  const pictures: Record<string, PictureFile>;
  export default pictures;
}

/** The fonts' faces, as scripts/fonts.mjs cuts them. */
declare module 'virtual:fonts.css';
