import type { texts as english } from '../../../../../site/pages/about/texts.en';

export const texts: typeof english = {
  title: 'Ein Guide, eine Stadt, fünf Jahre zu Fuß',
  story: [
    'Es begann mit einem Stadtplan und einem freien Nachmittag. Ich wollte wissen, warum der Broadway schräg durch eine Stadt aus geraden Linien läuft. Also ging ich ihn Block für Block entlang und fragte alle, die mit mir reden wollten. Die Antwort war älter als die Stadt selbst, und der Tag, an dem ich sie fand, war mein schönster seit Jahren.',
    'So führe ich noch heute. Meine Touren sind zuerst Erholung: frische Luft, gemächliches Tempo, Zeit für eine Bank im Central Park oder für die Fähren unter der Brooklyn Bridge. Und sie sind Geschichte auf Schritt und Tritt: wer diese Steine gelegt hat, wer hinter diesen Fenstern wohnte, was hier abbrannte und was an seiner Stelle gebaut wurde.',
    'Ich halte die Gruppe zusammen, und jede Frage ist willkommen. Sie müssen nichts über New York wissen, bevor Sie kommen. Ziehen Sie Schuhe an, in denen Sie gern gehen, und sagen Sie mir, was Sie neugierig macht. Den Rest erledigt die Stadt.',
  ],

  facts: [
    { figure: '5', text: 'Jahre in der Stadt' },
    { figure: '2', text: 'Dinge auf jeder Tour: Erholung und Geschichte' },
    { figure: '1', text: 'Guide, vom ersten bis zum letzten Schritt' },
  ],
};
