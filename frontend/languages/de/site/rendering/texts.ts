import type { texts as english } from '../../../../site/rendering/texts.en';

export const texts: typeof english = {
  locale: 'de_DE',
  incomplete:
    'Ein Teil dieser Seite wurde nicht geladen. Prüfen Sie Ihre Verbindung und laden Sie die Seite dann neu.',
  reload: 'Neu laden',
  picture:
    'Ein Guide mit gelbem Schirm führt eine Gruppe am Fluss entlang, dazu der Schriftzug „New York on Foot“',
  tourPicture: {
    day: (place) => `Zeichnung zu ${place}, dazu der Schriftzug „A walk by day, New York on Foot“`,
    night: (place) =>
      `Zeichnung zu ${place}, dazu der Schriftzug „A walk by night, New York on Foot“`,
  },
};
