import type { texts as english } from '../../../ui/form-texts.en';

export const texts: typeof english = {
  username: 'Nome de usuário',
  password: 'Senha',
  showPassword: (label: string) => `Mostrar ${label.toLowerCase()}`,
  hidePassword: (label: string) => `Ocultar ${label.toLowerCase()}`,
  stillNeeded: (labels: readonly string[]) =>
    `Falta preencher: ${new Intl.ListFormat('pt-BR').format(labels)}.`,
  errors: {
    missing: (label: string) => `Preencha este campo: ${label}.`,
    tooShort: (label: string, min: number) => `${label}: use pelo menos ${String(min)} caracteres.`,
    tooLong: (label: string, max: number) => `${label}: use no máximo ${String(max)} caracteres.`,
    notAnEmail: (label: string) => `${label}: informe um endereço como name@example.com.`,
    badCharacter: (label: string) => `${label}: há um caractere que não é aceito.`,
    outOfRange: (label: string, min: string, max: string) =>
      `${label}: informe um número inteiro de ${min} a ${max}.`,
  },
};
