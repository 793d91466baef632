import { languageTag, type LanguageTag, type Permission } from '../../rules';

/** Messages of the demo site outside the portal: choice of the buyer, stored data, and the demo notice. */
export interface SiteMessages {
  readonly tag: string;
  readonly hours: string;
  readonly noticeText: string;
  readonly choose: { readonly title: string; readonly text: string };
  readonly roles: Readonly<Record<Permission, string>>;
  readonly accounts: { readonly one: string; readonly two: string; readonly many: string };
  readonly current: string;
  readonly guest: string;
  readonly guestText: string;
  readonly switchBuyer: string;
  readonly reset: {
    readonly open: string;
    readonly title: string;
    readonly text: string;
    readonly confirm: string;
    readonly cancel: string;
    readonly busy: string;
  };
  readonly scenario: string;
  /** Displayed under the registration form. */
  readonly registering: {
    readonly title: string;
    readonly rejected: string;
    readonly number: string;
    readonly code: string;
    readonly invoices: string;
    readonly mobile: string;
    readonly texted: string;
  };
  readonly signedOut: { readonly title: string; readonly text: string; readonly action: string };
}

const messages: Readonly<Record<LanguageTag, SiteMessages>> = {
  'en-US': {
    tag: 'Demo',
    hours: 'Mon to Sat, 6 AM to 6 PM',
    noticeText: 'Our ordering site has moved. Bookmark the new address: the redirect from the old one stops on {date}.',
    choose: {
      title: 'Choose a demo buyer',
      text: 'Nothing here leaves your browser. Your orders stay in it until you reset the demo.',
    },
    roles: { super: 'Super User', ordering: 'Ordering', finance: 'Finance', service: 'Service' },
    accounts: { one: '{first}', two: '{first} and {second}', many: '{first} and {count} more accounts' },
    current: 'Signed in',
    guest: 'Browse as a guest',
    guestText: 'Or look around without signing in.',
    switchBuyer: 'Switch buyer',
    reset: {
      open: 'Reset demo data',
      title: 'Reset the demo data?',
      text: 'Carts and orders go back to how the demo starts. This can’t be undone.',
      confirm: 'Reset data',
      cancel: 'Keep data',
      busy: 'Resetting data',
    },
    scenario: 'Scenario: {scenario}',
    registering: {
      title: 'What works in this demo',
      rejected: 'Anyone who registers for this account is sent to customer service.',
      number: 'Account number',
      code: 'Registration code',
      invoices: 'Invoice numbers',
      mobile: 'Mobile number',
      texted: 'Code from the text',
    },
    signedOut: { title: 'You’re signed out', text: 'Your cart is saved for next time.', action: 'Back to the portal' },
  },
  'fr-CA': {
    tag: 'Démo',
    hours: 'du lundi au samedi, de 6 h à 18 h',
    noticeText:
      'Notre site de commande a déménagé. Ajoutez la nouvelle adresse à vos favoris : la redirection depuis l’ancienne cesse le {date}.',
    choose: {
      title: 'Choisissez un acheteur de démonstration',
      text: 'Rien ne quitte votre navigateur. Vos commandes y sont conservées jusqu’à ce que vous réinitialisiez la démo.',
    },
    roles: { super: 'Superutilisateur', ordering: 'Commandes', finance: 'Finances', service: 'Service' },
    accounts: { one: '{first}', two: '{first} et {second}', many: '{first} et {count} autres comptes' },
    current: 'Connecté',
    guest: 'Parcourir comme invité',
    guestText: 'Ou faites le tour sans vous connecter.',
    switchBuyer: 'Changer d’acheteur',
    reset: {
      open: 'Réinitialiser les données',
      title: 'Réinitialiser les données de la démo?',
      text: 'Les paniers et les commandes reviennent au point de départ. Cette action est irréversible.',
      confirm: 'Réinitialiser',
      cancel: 'Garder les données',
      busy: 'Réinitialisation',
    },
    scenario: 'Scénario : {scenario}',
    registering: {
      title: 'Ce qui fonctionne dans cette démo',
      rejected: 'Qui s’inscrit pour celui-ci est dirigé vers le service à la clientèle.',
      number: 'Numéro de compte',
      code: 'Code d’inscription',
      invoices: 'Numéros de facture',
      mobile: 'Numéro de cellulaire',
      texted: 'Code du message texte',
    },
    signedOut: {
      title: 'Vous êtes déconnecté',
      text: 'Votre panier est conservé pour la prochaine fois.',
      action: 'Retour au portail',
    },
  },
  'es-CA': {
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
  },
  'zh-CN': {
    tag: '演示',
    hours: '周一至周六，6:00 至 18:00',
    noticeText: '我们的订货网站已迁移。请收藏新地址：旧地址的跳转将于 {date} 停止。',
    choose: {
      title: '选择一位演示采购员',
      text: '任何内容都不会离开您的浏览器。您的订单会保存在其中，直到您重置演示。',
    },
    roles: { super: '超级用户', ordering: '订货', finance: '财务', service: '服务' },
    accounts: { one: '{first}', two: '{first}和{second}', many: '{first}及另外 {count} 个账户' },
    current: '已登录',
    guest: '以访客身份浏览',
    guestText: '或者不登录，先看看。',
    switchBuyer: '切换采购员',
    reset: {
      open: '重置演示数据',
      title: '要重置演示数据吗？',
      text: '购物车和订单将恢复到演示开始时的状态。此操作无法撤销。',
      confirm: '重置数据',
      cancel: '保留数据',
      busy: '正在重置数据',
    },
    scenario: '场景：{scenario}',
    registering: {
      title: '此演示中可用的信息',
      rejected: '注册此账户的人会被转到客服。',
      number: '账户编号',
      code: '注册码',
      invoices: '发票编号',
      mobile: '手机号码',
      texted: '短信验证码',
    },
    signedOut: { title: '您已退出登录', text: '您的购物车会保留到下一次。', action: '返回门户' },
  },
  'ko-KR': {
    tag: '데모',
    hours: '월~토, 오전 6시~오후 6시',
    noticeText:
      '주문 사이트가 이전했습니다. 새 주소를 즐겨찾기에 추가하세요. 이전 주소의 자동 이동은 {date}에 종료됩니다.',
    choose: {
      title: '데모 구매자 선택',
      text: '어떤 정보도 브라우저 밖으로 나가지 않습니다. 주문한 내용은 데모를 초기화할 때까지 브라우저에 보관됩니다.',
    },
    roles: { super: '최고 관리자', ordering: '주문', finance: '재무', service: '서비스' },
    accounts: { one: '{first}', two: '{first} 및 {second}', many: '{first} 외 매장 {count}곳' },
    current: '로그인됨',
    guest: '비회원으로 둘러보기',
    guestText: '로그인하지 않고 둘러볼 수도 있습니다.',
    switchBuyer: '구매자 변경',
    reset: {
      open: '데모 데이터 초기화',
      title: '데모 데이터를 초기화할까요?',
      text: '장바구니와 주문이 데모 시작 시점으로 돌아갑니다. 되돌릴 수 없습니다.',
      confirm: '데이터 초기화',
      cancel: '데이터 유지',
      busy: '초기화하는 중',
    },
    scenario: '시나리오: {scenario}',
    registering: {
      title: '이 데모에서 사용할 수 있는 정보',
      rejected: '이 매장으로 가입하면 고객센터로 안내됩니다.',
      number: '고객 번호',
      code: '가입 코드',
      invoices: '청구서 번호',
      mobile: '휴대전화 번호',
      texted: '문자 메시지 코드',
    },
    signedOut: { title: '로그아웃되었습니다', text: '장바구니는 다음을 위해 보관됩니다.', action: '포털로 돌아가기' },
  },
};

/** Messages of the site in a language; English if unsupported. */
export const siteMessages = (tag: string): SiteMessages => messages[languageTag(tag)];
