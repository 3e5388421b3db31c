import type { texts as english } from '../../../../../site/pages/about/texts.en';

export const texts: typeof english = {
  title: 'Uma cidade e cinco anos a pé',
  story: [
    'Começou com um mapa e uma tarde livre. Eu queria saber por que a Broadway segue torta numa cidade de linhas retas, então fui atrás dela quadra por quadra e perguntei a todo mundo que quisesse conversar. A resposta era mais antiga que a própria cidade, e descobri-la foi meu melhor dia em anos.',
    'É assim que guio até hoje. Meus passeios são, antes de tudo, lazer: ar livre, passo tranquilo, tempo para sentar num banco do Central Park ou ver as balsas da Ponte do Brooklyn. E são história do começo ao fim: quem assentou estas pedras, quem morou atrás destas janelas, o que pegou fogo aqui e o que ergueram no lugar.',
    'O grupo anda junto, e toda pergunta é bem-vinda. Você não precisa saber nada de Nova York antes de vir. Venha com um calçado bom de andar e me conte o que desperta sua curiosidade. O resto fica com a cidade.',
  ],

  facts: [
    { figure: '5', text: 'anos na cidade' },
    { figure: '2', text: 'coisas em todo passeio: lazer e história' },
    { figure: '1', text: 'guia, do primeiro ao último passo' },
  ],
};
