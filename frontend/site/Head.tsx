import { PLACEHOLDERS } from 'shared/placeholders';
import type { NamedPage } from './routes';
import {
  SOCIAL_PICTURE_SIZE,
  siteSocialPicture,
  structuredData,
  type SocialPicture,
} from './structured-data';
import { homeWords } from './words/home';
import { headWords } from './words/head';
import { siteWords } from './words/site';
import drawing from '../public/favicon.svg?raw';
import { useWords } from '../ui/language';

interface Props {
  page: NamedPage;
  /** The addresses of the fonts, which the browser would find out late by itself. */
  fonts: string[];
  /** What search engines are told beside what they are told of every page. */
  graph?: object[];
  picture?: SocialPicture;
}

/** The icon as a URL, so that browsers fetch nothing for it before they show the page. */
const ICON = `data:image/svg+xml,${encodeURI(drawing.trim()).replaceAll('#', '%23')}`;

/** What a page's <head> says of it: to browsers, to search engines and where somebody shares its address. */
export function Head({ page, fonts, graph = [], picture }: Props) {
  const site = useWords(siteWords);
  const words = useWords(headWords);
  const home = useWords(homeWords);
  const social = picture ?? siteSocialPicture(words);
  const { path, title, description, isPublic } = page;
  const address = PLACEHOLDERS.origin + path;
  return (
    <>
      <title>{title}</title>
      {/* Before anything is fetched. */}
      {!isPublic && <meta name="referrer" content="no-referrer" />}
      <link rel="icon" type="image/svg+xml" href={ICON} />
      {fonts.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
      ))}
      {description !== undefined && <meta name="description" content={description} />}
      {isPublic ? (
        <>
          <link rel="canonical" href={address} />
          <meta property="og:type" content="website" />
          <meta property="og:url" content={address} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:image" content={social.address} />
          <meta property="og:image:width" content={String(SOCIAL_PICTURE_SIZE.width)} />
          <meta property="og:image:height" content={String(SOCIAL_PICTURE_SIZE.height)} />
          <meta property="og:image:alt" content={social.text} />
          <meta property="og:site_name" content={site.siteName} />
          <meta property="og:locale" content={words.locale} />
          <meta name="twitter:card" content="summary_large_image" />
          <script
            type="application/ld+json"
            dangerouslySetInnerHTML={{ __html: structuredData({ site, home }, graph) }}
          />
        </>
      ) : (
        // It is nobody else's, or stands at many addresses: it is not to be found or shared.
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}
