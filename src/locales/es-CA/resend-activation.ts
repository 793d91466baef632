import type { TranslationOf } from '../translation';

export const resendActivation: TranslationOf<'resend-activation'> = {
  form: {
    title: 'Reenviar el correo de activación',
    text: 'Use el correo electrónico asociado a su cuenta. Recibirá un nuevo mensaje con un enlace para activarla.',
    email: 'Correo electrónico',
    submit: 'Enviar',
    sending: 'Enviando',
  },
  problems: {
    valueMissing: 'Escriba su correo electrónico.',
    typeMismatch: 'Escriba un correo electrónico completo, como nombre@empresa.com.',
  },
  success: {
    title: 'Correo de activación enviado',
    text: 'Abra el enlace que contiene para activar su cuenta. Si no llega en unos minutos, revise la carpeta de correo no deseado.',
    again: 'Usar otro correo electrónico',
  },
  exists: {
    title: 'Su cuenta ya está activada',
    text: 'Inicie sesión con su correo electrónico y su contraseña.',
    signIn: 'Iniciar sesión',
  },
  contact: {
    title: 'No pudimos verificar su cuenta',
    text: 'El servicio al cliente puede buscar su cuenta y enviarle el correo.',
    call: 'Llame al servicio al cliente al {phone}.',
    tryAgain: 'Reintentar',
    register: 'Registrarse',
  },
  apps: {
    title: 'Haga pedidos desde su teléfono',
    ios: 'Descargar para iOS',
    android: 'Descargar para Android',
  },
};
