import { PLACEHOLDERS } from 'shared/placeholders';
import icon from '../public/favicon.svg?raw';
import { content } from './content/site';
import type { Page } from './routes';
import { SOCIAL_PICTURE, structuredData } from './structured-data';

interface Props {
  page: Page;
  /** The addresses of the fonts, which the browser would find out late by itself. */
  fonts: string[];
}

/** In the page itself, or browsers would fetch it before they show anything. */
const ICON = `data:image/svg+xml,${icon.trim().replaceAll('"', "'").replaceAll('#', '%23')}`;

/** What a page's <head> says of it: to browsers, to search engines and where somebody shares its address. */
export function Head({ page, fonts }: Props) {
  const { path, title, description, isPublic } = page;
  const address = PLACEHOLDERS.origin + path;
  return (
    <>
      <title>{title}</title>
      <link rel="icon" type="image/svg+xml" href={ICON} />
      {fonts.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
      ))}
      <meta name="description" content={description} />
      {isPublic ? (
        <>
          <link rel="canonical" href={address} />
          <meta property="og:type" content="website" />
          <meta property="og:url" content={address} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:image" content={SOCIAL_PICTURE} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={content.socialPicture} />
          <meta property="og:site_name" content={content.siteName} />
          <meta property="og:locale" content="en_US" />
          <meta name="twitter:card" content="summary_large_image" />
          <script
            type="application/ld+json"
            dangerouslySetInnerHTML={{ __html: structuredData(path) }}
          />
        </>
      ) : (
        // It is nobody else's, or stands at many addresses: it is not to be found or shared.
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}
