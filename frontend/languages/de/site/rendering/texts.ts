import type { texts as english } from '../../../../site/rendering/texts.en';

export const texts: typeof english = {
  locale: 'de_DE',
  incomplete:
    'Ein Teil dieser Seite wurde nicht geladen. Prüfen Sie Ihre Verbindung und laden Sie die Seite dann neu.',
  reload: 'Neu laden',
  picture: 'Ein Guide mit gelbem Schirm führt eine Gruppe am Fluss entlang',
  tourPicture: {
    day: (place) => `Zeichnung zu einer Tour am Tag: ${place}`,
    night: (place) => `Zeichnung zu einer Tour bei Nacht: ${place}`,
  },
};
