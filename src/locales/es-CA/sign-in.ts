import type { TranslationOf } from '../translation';

export const signIn: TranslationOf<'sign-in'> = {
  title: 'Iniciar sesión',
  text: 'Inicie sesión para ver sus precios, su carrito y sus pedidos.',
  ended: 'Su sesión terminó. Inicie sesión de nuevo para seguir donde estaba.',
  needed: 'Esa página es para compradores con sesión iniciada. Inicie sesión para verla.',
  action: 'Iniciar sesión',
  leaving: 'Abriendo la página para iniciar sesión',
  register: 'Registrarse',
  resend: '¿No recibió el correo de activación? Enviarlo de nuevo',
  browse: 'Ver sin iniciar sesión',
  signedIn: { title: 'Ya inició sesión, {name}', text: 'No hay nada más que hacer aquí.', go: 'Continuar' },
  noAddress: {
    title: 'No se puede iniciar sesión desde esta página',
    text: 'El servicio al cliente puede ayudarle a iniciar sesión.',
    call: 'Llamar al {phone}',
  },
};
