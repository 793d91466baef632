import type { TranslationOf } from '../translation';

export const home: TranslationOf<'home'> = {
  title: 'Pida para su próxima entrega',
  text: 'Sus precios, su carrito y sus pedidos, en la oficina y en la bodega.',
  loading: 'Verificando si inició sesión',
  signIn: { title: 'Ya tiene acceso', action: 'Iniciar sesión' },
  register: { title: 'Primera visita', text: 'Tenga a mano su número de cuenta.', action: 'Registrarse' },
  browse: { title: 'Explorar primero', action: 'Ver productos' },
  resend: '¿No recibió el correo de activación? Enviarlo de nuevo',
  signedIn: { title: 'Hola de nuevo, {name}', action: 'Ver productos', cart: 'Ver el carrito' },
  noWay: {
    title: 'No se puede iniciar sesión desde esta página',
    text: 'El servicio al cliente puede ayudarle: {phone}',
  },
};
