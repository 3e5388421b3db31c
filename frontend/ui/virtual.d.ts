/** The pictures that scripts/pictures.mjs finds in frontend/photos, keyed by relative path without the extension. */
declare module 'virtual:pictures' {
  export interface PictureFile {
    width: number;
    height: number;
    /** The drawing's URL; for a photo, the URL of a JPEG that every browser can show. */
    src: string;
    /** A photo's newer formats in several widths, from best to worst. */
    sources?: { type: string; srcSet: string }[];
    /** A description of the picture, from the text file beside it. */
    text?: string;
  }

  const pictures: Record<string, PictureFile>;
  export default pictures;
}

/** The font faces of the subsets that scripts/fonts.mjs makes. */
declare module 'virtual:fonts.css';
