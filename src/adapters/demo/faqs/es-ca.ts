import type { FaqSource } from './faq-source';

export const esCA: FaqSource = {
  categories: {
    ordering: 'Pedidos',
    delivery: 'Entrega',
    paying: 'Facturas y pagos',
    accounts: 'Cuentas y usuarios',
    products: 'Productos y envases vacíos',
    equipment: 'Equipo',
  },
  items: {
    'cut-off': [
      '&iquest;Hasta cuándo puedo pedir?',
      '<p>La hora límite está junto a cada fecha de entrega, en la zona horaria de su cuenta. La mayoría de las rutas cierran a las <strong>2:00&nbsp;p.&nbsp;m.</strong> dos días antes.</p><p>Después de esa hora la fecha ya no se ofrece.</p>',
    ],
    change: [
      '&iquest;Puedo cambiar un pedido hecho?',
      '<p>Sí, hasta su hora límite: llame al servicio al cliente. También puede cancelar el pedido desde su propia página y hacerlo de nuevo.</p>',
    ],
    minimum: [
      '&iquest;Cuál es el pedido mínimo?',
      '<p>Depende de su cuenta: un número de cajas, un monto o ambos. El carrito muestra lo que falta. Los productos gratis y los agotados no cuentan.</p>',
    ],
    'free-goods': [
      '&iquest;Por qué hay una línea gratis en mi carrito?',
      '<p>La da una promoción. Se va cuando el carrito ya no la gana, por ejemplo con menos de 10&nbsp;cajas.</p>',
    ],
    import: [
      '&iquest;Puedo pegar un pedido de una hoja de cálculo?',
      '<p>Sí. Cada fila necesita:</p><ul><li>el SKU</li><li>el número de cajas</li></ul><p>Las filas que no podemos leer se muestran, nunca se pierden.</p>',
    ],
    'last-order': [
      '&iquest;Qué significa &ldquo;Última vez: 8 cajas&rdquo;?',
      '<p>Cuánto pidió su cuenta en la última entrega, sin importar quién hizo el pedido.</p>',
    ],
    dates: [
      '&iquest;Qué días entregan?',
      '<p>Los días de su calendario de entregas. Al finalizar el pedido se muestran los próximos. Para cambiarlo, hable con su representante de ventas.</p>',
    ],
    holiday: [
      '&iquest;Qué pasa en un día festivo?',
      '<p>No hay camión. La fecha sigue en la lista con su motivo &mdash; elija la anterior o la siguiente.</p>',
    ],
    notes: [
      '&iquest;Qué tan larga puede ser la nota al repartidor?',
      '<p>132 caracteres. Diga dónde dejar la mercancía y quién firma; el repartidor la ve ese día.</p>',
    ],
    short: [
      'Faltó algo en mi entrega',
      '<p>Anótelo en la hoja del repartidor. Solo se factura lo entregado &amp; firmado.</p>',
    ],
    pickup: [
      '&iquest;Puedo recoger mi pedido?',
      '<p>Sí, en el depósito que se muestra al finalizar el pedido. Los pedidos están listos en 4&nbsp;horas en días hábiles.</p>',
    ],
    methods: [
      '&iquest;Cómo puedo pagar?',
      '<p>A crédito, con cuenta bancaria o con tarjeta. Lo que usted ve depende de su cuenta y sus permisos.</p>',
    ],
    surcharge: [
      '&iquest;Por qué hay un recargo en mi tarjeta?',
      '<p>El pago con tarjeta de pedidos entregados lleva 3&nbsp;%. Se muestra antes de aceptar. Recoger, pagar con cuenta bancaria o a crédito no lo lleva.</p>',
    ],
    deposits: [
      '&iquest;Cómo funcionan los depósitos?',
      '<p>Cada caja retornable y cada barril llevan un depósito. Se acredita cuando el repartidor recoge los envases vacíos.</p>',
    ],
    late: [
      '&iquest;Y si una factura está vencida?',
      '<p>Páguela en la página Facturas. Con más de 30&nbsp;días de retraso, las entregas se detienen hasta que se pague.</p>',
    ],
    disputed: [
      '&iquest;Cómo disputo una factura?',
      '<p>Ábrala y elija <em>Disputar</em> con un motivo. Solo espera el monto en disputa; el resto sigue por pagar.</p>',
    ],
    switch: [
      'Compro para más de un lugar',
      '<p>Use el botón de cuenta arriba. Cada cuenta tiene su carrito, sus precios y sus días de entrega.</p>',
    ],
    users: [
      '&iquest;Cómo agrego a un colega?',
      '<p>Un superusuario agrega personas en <em>Usuarios</em>: nombre, correo, teléfono, idioma y al menos un permiso.</p>',
    ],
    permissions: [
      '&iquest;Quién puede ver las facturas?',
      '<p>Los usuarios de Finanzas. Un superusuario de su cuenta puede activarlo.</p>',
    ],
    activation: [
      'Nunca recibí el correo de activación',
      '<p>Mire primero en el correo no deseado. Luego pídalo de nuevo en la página <em>Reenviar el correo de activación</em>. El enlace sirve 24&nbsp;horas.</p>',
    ],
    language: [
      '&iquest;Puedo usar el sitio en otro idioma?',
      '<p>Sí: English, Fran&ccedil;ais, Espa&ntilde;ol, &#20013;&#25991; y &#54620;&#44397;&#50612;. Su elección se guarda en su usuario.</p>',
    ],
    stock: [
      'Un producto está agotado',
      '<p>Se muestra la fecha de regreso cuando la sabemos. El carrito sugiere cambios y conserva su cantidad.</p>',
    ],
    price: [
      '&iquest;Por qué el precio de un producto está por confirmar?',
      '<p>Su precio para su cuenta aún no está fijado. Podrá pedirlo cuando lo esté.</p>',
    ],
    empties: [
      '&iquest;Reciben los envases vacíos?',
      '<p>Sí: cajones, barriles y cilindros de CO&#8322;, en la siguiente entrega.</p>',
    ],
    storage: [
      '&iquest;Cómo guardo los barriles?',
      '<p>En frío, de 2 a 3&nbsp;&deg;C, y de pie. Deje reposar un barril 24&nbsp;horas antes de abrirlo.</p>',
    ],
    repair: [
      '&iquest;Qué hago si mi refrigerador o mi fuente no funciona?',
      '<p>Abra <em>Nueva solicitud</em>, elija <em>Servicio de equipos</em> y díganos cuándo podemos ir.</p>',
    ],
    asset: [
      '&iquest;Dónde está el número de activo?',
      '<p>En la placa plateada dentro de la puerta; empieza con NQ. Si no se lee, escriba lo que vea.</p>',
    ],
  },
};
