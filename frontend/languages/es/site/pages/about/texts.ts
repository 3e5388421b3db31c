import type { texts as english } from '../../../../../site/pages/about/texts.en';

export const texts: typeof english = {
  title: 'Una ciudad, cinco años a pie',
  story: [
    'Todo empezó con un mapa y una tarde libre. Quería saber por qué Broadway va torcida por una ciudad de líneas rectas, así que la seguí calle por calle y le pregunté a todo el que quiso hablar conmigo. La respuesta resultó ser más vieja que la propia ciudad, y encontrarla fue mi mejor día en años.',
    'Así sigo guiando. Mis recorridos son, antes que nada, un placer: aire fresco, paso tranquilo, tiempo para sentarse en un banco de Central Park o ver pasar los ferris desde el puente de Brooklyn. Y son historia de principio a fin: quién puso estas piedras, quién vivió detrás de estas ventanas, qué se quemó aquí y qué levantaron en su lugar.',
    'No se me pierde nadie del grupo, y toda pregunta es bienvenida. No hace falta saber nada de Nueva York para venir. Ponte los zapatos con los que mejor caminas y dime qué te da curiosidad. La ciudad hará el resto.',
  ],

  facts: [
    { figure: '5', text: 'años en la ciudad' },
    { figure: '2', text: 'cosas en cada paseo: placer e historia' },
    { figure: '1', text: 'guía, del primer paso al último' },
  ],
};
