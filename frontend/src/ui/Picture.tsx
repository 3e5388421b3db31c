const files = import.meta.glob<string>('../../photos/**/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});
export function hasPicture(name: string): boolean {
  return `../../photos/${name}.svg` in files;
}
const url = (name: string) => files[`../../photos/${name}.svg`];
interface Props {
  name: string;
  alt: string;
  sizes: string;
  className?: string;
  loading?: 'lazy' | 'eager';
  fetchPriority?: 'high' | 'low' | 'auto';
  hour?: 'visitors' | 'day' | 'night';
}
export function Picture({
  name,
  alt,
  className,
  loading,
  fetchPriority,
  hour = 'visitors',
}: Props) {
  const day = hour === 'night' ? (url(`${name}-night`) ?? url(name)) : url(name);
  const tall = url(`${name}-tall`);
  const tallNight = url(`${name}-tall-night`) ?? tall;
  const dark = '(prefers-color-scheme: dark)';
  const narrow = '(max-width: 40rem) and (max-aspect-ratio: 3/4)';
  return (
    <picture className={className}>
      {tall && hour !== 'day' && (
        <source media={hour === 'night' ? narrow : `${narrow} and ${dark}`} srcSet={tallNight} />
      )}
      {tall && <source media={narrow} srcSet={tall} />}
      {hour === 'visitors' && url(`${name}-night`) && (
        <source media={dark} srcSet={url(`${name}-night`)} />
      )}
      <img
        src={day}
        alt={alt}
        loading={loading}
        fetchPriority={fetchPriority}
        width="1600"
        height="900"
      />
    </picture>
  );
}
