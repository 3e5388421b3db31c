import { PLACEHOLDERS } from 'shared/placeholders';
import { alternatesOf } from 'shared/alternates';
import type { Page } from '../app/routes';
import {
  SOCIAL_PICTURE_SIZE,
  siteSocialPicture,
  structuredData,
  type SocialPicture,
} from './structured-data';
import iconSvg from '../../public/favicon.svg?raw';
import { pageUrl } from '../texts/page-url';
import { texts } from './texts.en';

interface Props {
  page: Page;
  /** URLs of the fonts to preload, since browsers discover fonts late. */
  fonts: string[];
  /** JSON-LD nodes that only this page has. */
  graph?: object[];
  picture?: SocialPicture;
}

/** The icon as a data URL, so that browsers don't fetch it before they show the page. */
const ICON = `data:image/svg+xml,${encodeURI(iconSvg.trim()).replaceAll('#', '%23')}`;

/** A page's metadata for browsers, search engines, and link previews. */
export function Head({ page, fonts, graph = [], picture }: Props) {
  const socialPicture = picture ?? siteSocialPicture();
  const { path, title, description, isPublic } = page;
  const url = pageUrl(path);
  return (
    <>
      <title>{title}</title>
      {/* This tag comes first, so that it applies to every request that the page makes. */}
      {!isPublic && <meta name="referrer" content="no-referrer" />}
      <link rel="icon" type="image/svg+xml" href={ICON} />
      {fonts.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
      ))}
      {description !== undefined && <meta name="description" content={description} />}
      {isPublic ? (
        <>
          <link rel="canonical" href={url} />
          {alternatesOf(PLACEHOLDERS.origin, path).map((alternate) => (
            <link key={alternate.hrefLang} rel="alternate" {...alternate} />
          ))}
          <meta property="og:type" content="website" />
          <meta property="og:url" content={url} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:image" content={socialPicture.url} />
          <meta property="og:image:width" content={String(SOCIAL_PICTURE_SIZE.width)} />
          <meta property="og:image:height" content={String(SOCIAL_PICTURE_SIZE.height)} />
          <meta property="og:image:alt" content={socialPicture.alt} />
          <meta property="og:site_name" content={PLACEHOLDERS.siteName} />
          <meta property="og:locale" content={texts.locale} />
          <meta name="twitter:card" content="summary_large_image" />
          <script
            type="application/ld+json"
            dangerouslySetInnerHTML={{ __html: structuredData(page, graph) }}
          />
        </>
      ) : (
        // Search engines should skip private pages and error pages.
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}
