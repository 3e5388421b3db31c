/** Every picture in frontend/photos, by its name without the ending; found when the site is built. */
const files = import.meta.glob<string>('../photos/*.{svg,avif,webp,jpg,jpeg,png}', {
  eager: true,
  query: '?url',
  import: 'default',
});

const drawings = new Map<string, string>();
const photographs = new Map<string, string>();
for (const [path, url] of Object.entries(files)) {
  const [, name = '', ending] = /([^/]+)\.(\w+)$/.exec(path) ?? [];
  (ending === 'svg' ? drawings : photographs).set(name, url);
}

/** The address of a picture: a photograph where one was put there, else the drawing. */
export function photo(name: string): string {
  const url = photographs.get(name) ?? drawings.get(name);
  if (url === undefined) throw new Error(`There is no picture named ${name} in frontend/photos.`);
  return url;
}

/** A picture's version for the night; the same one where only the day's was replaced by a photograph. */
export function nightPhoto(name: string): string {
  const night = `${name}-night`;
  return photographs.has(name) && !photographs.has(night) ? photo(name) : photo(night);
}
