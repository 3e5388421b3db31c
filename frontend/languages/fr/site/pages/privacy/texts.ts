import type { texts as english } from '../../../../../site/pages/privacy/texts.en';

export const texts: typeof english = {
  lead: 'Ce que ce site enregistre, et pour combien de temps. Rien n’est chargé depuis d’autres sites.',
  counts: {
    title: 'Ce qui est compté',
    steps:
      'Pour savoir où les visiteurs restent bloqués, le site compte combien de fois chaque étape est franchie : voir une page, choisir une date, envoyer le formulaire, réserver et annuler.',
    numbers:
      'Pour chaque jour, il n’enregistre que des nombres : par page, par langue de la page, et par site d’où vient le lien. Il n’enregistre rien sur vous : ni cookie, ni adresse IP, ni navigateur, ni trajet d’une page à l’autre. Les nombres sont supprimés au bout de deux ans.',
    optOut:
      'Si votre navigateur envoie le signal Do Not Track ou Global Privacy Control, rien n’est compté.',
  },
  bookings: {
    title: 'Vos réservations',
    contact:
      'Votre nom, votre e-mail, votre numéro de téléphone et vos messages sont destinés à votre guide, qui s’en sert pour vous joindre au sujet de votre visite. La réservation garde aussi la langue dans laquelle vous lisez le site, pour vous écrire dans cette langue.',
    guests: (days) =>
      `Sans compte, ils sont effacés au bout de ${days}, mais pas avant la fin de votre visite. Il ne reste que la visite, la date et le nombre de personnes.`,
    account:
      'Avec un compte, vous pouvez télécharger ou supprimer toutes vos données. Si vous avez payé une visite à venir, votre guide garde votre nom et vos coordonnées jusqu’à la fin de la journée prévue, pour vous rembourser.',
  },
  cookies: {
    title: 'Cookies',
    cookie:
      'Le site ne dépose de cookies que si vous vous connectez, réservez ou ouvrez une page avec vos réservations. Ils lui indiquent qu’une réservation est la vôtre, et aucun script ne peut les lire.',
    storage:
      'Pour ce site, votre navigateur retient aussi si votre session est ouverte, si vous avez des réservations, quelle langue vous avez choisie, et ce que vous avez saisi dans un formulaire non envoyé.',
  },
  log: {
    title: 'Le journal du serveur',
    text: 'Le journal contient l’adresse IP, le chemin et l’heure de chaque requête, pour trouver les erreurs et arrêter les attaques. Les anciennes entrées sont écrasées.',
  },
  questions: 'Des questions ?',
};
