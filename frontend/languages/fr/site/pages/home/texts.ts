import type { texts as english } from '../../../../../site/pages/home/texts.en';
import { format } from '../../texts/format';

export const texts: typeof english = {
  blurb:
    'Des ponts dans la lumière du matin, des rues de grès brun où chaque perron a son histoire, des tours qui s’allument au crépuscule : New York s’ouvre à qui la parcourt à pied. Choisissez un lieu et un jour, et venez.',
  title: 'New York au rythme de la marche',
  tagline: 'Réservez votre visite',
  picture:
    'Sur une promenade au bord du fleuve, votre guide, parapluie jaune levé, montre les gratte-ciel de Manhattan à un petit groupe ; le pont de Brooklyn s’élance depuis la droite.',
  photographed: 'New York comme on le voit pendant nos balades',
  next: {
    title: 'Les prochaines balades disponibles',
    left: (spots) =>
      format.plural(spots, {
        one: (count) => `${count} place restante`,
        other: (count) => `${count} places restantes`,
      }),
    room: 'il y a de la place',
    longest: [
      'One World Trade Center',
      'mercredi 30 sept., 10:30',
      'De nuit · 12 places restantes',
    ],
    none: 'Aucune balade n’a de place pour le moment. Les nouvelles dates s’afficheront ici.',
    failed:
      'Nous ne pouvons pas consulter les prochaines dates pour le moment. Réessayez dans une minute, ou appelez-nous.',
    all: 'Toutes les visites, avec leur prochaine date',
  },
  places: 'Choisissez un lieu pour voir à quoi ressemble la balade et quand part la prochaine.',
  how: {
    title: 'Comment ça marche',
    pick: {
      title: 'Choisissez un lieu et un jour',
      text: (first, last, daysAhead) =>
        `Du ${format.weekday(first)} au ${format.weekday(last)}, jusqu’à ${String(daysAhead)} jours à l’avance. Vous verrez la date exacte avant de réserver.`,
    },
    party: {
      title: 'Dites combien vous serez',
      text: (guestRetention) =>
        `Une seule personne ou tout un groupe. Pas besoin de compte : votre navigateur garde vos visites pendant ${guestRetention}, et un compte les garde plus longtemps.`,
    },
    change: {
      title: 'Venez, ou changez d’avis',
      text: 'Un autre jour, un autre lieu, une personne de plus : vous pouvez modifier ou supprimer une visite presque jusqu’au départ.',
    },
  },
};
