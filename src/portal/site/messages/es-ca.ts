import type { SiteMessages } from './site-messages';

export const esCA: SiteMessages = {
  tag: 'Demo',
  hours: 'de lunes a sábado, de 6 a. m. a 6 p. m.',
  noticeText:
    'Nuestro sitio de pedidos se mudó. Guarde la nueva dirección en sus favoritos: el redireccionamiento desde la anterior termina el {date}.',
  choose: {
    title: 'Elija un comprador de la demo',
    text: 'Nada sale de su navegador. Lo que pida se guarda en él hasta que restablezca la demo.',
  },
  roles: { super: 'Superusuario', ordering: 'Pedidos', finance: 'Finanzas', service: 'Servicio' },
  accounts: { one: '{first}', two: '{first} y {second}', many: '{first} y {count} cuentas más' },
  current: 'Sesión iniciada',
  guest: 'Navegar como invitado',
  guestText: 'O dé una vuelta sin iniciar sesión.',
  switchBuyer: 'Cambiar de comprador',
  reset: {
    open: 'Restablecer los datos',
    title: '¿Restablecer los datos de la demo?',
    text: 'Los carritos y los pedidos vuelven al punto de partida. No se puede deshacer.',
    confirm: 'Restablecer datos',
    cancel: 'Conservar datos',
    busy: 'Restableciendo datos',
  },
  scenario: 'Escenario: {scenario}',
  registering: {
    title: 'Lo que funciona en esta demostración',
    rejected: 'Quien se registre para esta se remite al servicio al cliente.',
    number: 'Número de cuenta',
    code: 'Código de registro',
    invoices: 'Números de factura',
    mobile: 'Número de celular',
    texted: 'Código del mensaje de texto',
  },
  signedOut: {
    title: 'Cerró la sesión',
    text: 'Su carrito se guarda para la próxima vez.',
    action: 'Volver al portal',
  },
};
