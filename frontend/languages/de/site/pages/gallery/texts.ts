import type { texts as english } from '../../../../../site/pages/gallery/texts.en';

export const texts: typeof english = {
  lead: 'Fünf der Orte, zu denen unsere Touren führen.',
  region: 'Bilder von unseren Touren',
  carousel: 'Karussell',
  counter: (number, total) => `Bild ${String(number)} von ${String(total)}`,
  shown: (counter, caption) => `${counter}: ${caption}`,
  previous: 'Voriges Bild',
  next: 'Nächstes Bild',
  pause: 'Anhalten',
  play: 'Abspielen',

  drawings: {
    'brooklyn-bridge': {
      alt: 'Der Holzsteg der Brooklyn Bridge führt auf einen Granitturm mit zwei Spitzbögen zu; links und rechts fächern sich die Kabel auf, dahinter geht die Sonne auf.',
      caption: 'Brooklyn Bridge, erstes Licht',
      location: 'Auf dem Steg über dem East River',
    },
    'bow-bridge': {
      alt: 'Ein Paar rudert am flachen Bogen der Bow Bridge vorbei, der sich im See des Central Park spiegelt; dahinter Herbstbäume und die Zwillingstürme des San Remo.',
      caption: 'Bow Bridge im Oktober',
      location: 'Auf dem See im Central Park',
    },
    'times-square': {
      alt: 'Von der roten Treppe blicken Menschen nachts den Times Square hinunter, eine Schlucht aus leuchtenden Bildschirmen mit gelben Taxis auf nassem Asphalt.',
      caption: 'Times Square im Dunkeln',
      location: 'Von der roten Treppe am Duffy Square',
    },
    'statue-of-liberty': {
      alt: 'Eine Frau und ein Kind schauen an der Reling der Fähre zur Freiheitsstatue auf ihrem Sockel und ihrer Festung hinüber; oben Möwen, in der Ferne die Skyline.',
      caption: 'Die Freiheitsstatue, von der Fähre',
      location: 'In der Upper New York Bay',
    },
    soho: {
      alt: 'Späte Sonne füllt eine Straße in SoHo mit gusseisernen Fassaden und Feuertreppen, während ein Mensch auf dem Rad und eine Frau im gelben Mantel über das Pflaster kommen.',
      caption: 'SoHo, letzte Sonne',
      location: 'Zwischen gusseisernen Fassaden in Lower Manhattan',
    },
  },
};
