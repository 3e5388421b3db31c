import type { texts as english } from '../../../../../site/pages/about/texts.en';

export const texts: typeof english = {
  title: 'Cinq ans à pied dans la même ville',
  story: [
    'Tout a commencé par un plan et un après-midi libre. Je voulais savoir pourquoi Broadway serpente dans une ville de lignes droites, alors je l’ai suivie rue après rue, en interrogeant quiconque voulait bien me parler. La réponse s’est révélée plus vieille que la ville elle-même, et la chercher a été ma plus belle journée depuis des années.',
    'C’est encore ainsi que je guide. Mes visites sont d’abord un plaisir : le grand air, un pas tranquille, le temps de s’asseoir sur un banc de Central Park ou de regarder les ferries depuis le pont de Brooklyn. Et elles sont de l’histoire du début à la fin : qui a posé ces pierres, qui vivait derrière ces fenêtres, ce qui a brûlé ici et ce qu’on a bâti à la place.',
    'Je garde le groupe ensemble, et toutes les questions sont bienvenues. Nul besoin de connaître quoi que ce soit à New York avant de venir. Mettez des chaussures dans lesquelles vous aimez marcher et dites-moi ce qui pique votre curiosité. La ville fera le reste.',
  ],

  facts: [
    { figure: '5', text: 'ans dans cette ville' },
    { figure: '2', text: 'choses à chaque balade : le plaisir et l’histoire' },
    { figure: '1', text: 'guide, du premier pas au dernier' },
  ],
};
