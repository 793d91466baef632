import type { TranslationOf } from '../translation';

export const appLinks: TranslationOf<'app-links'> = {
  title: 'Aplicaciones y herramientas',
  fountain: { title: 'Fountain y Freestyle', text: 'Pida jarabe y cuide sus dispensadores' },
  ios: { title: 'Aplicación para iPhone y iPad', text: 'Pida y siga sus entregas con la aplicación de App Store' },
  android: { title: 'Aplicación para Android', text: 'Pida y siga sus entregas con la aplicación de Google Play' },
  newWindow: 'Se abre en una ventana nueva',
  prompt: {
    label: 'Aplicación móvil',
    title: 'Pida desde su teléfono',
    text: 'Haga el conteo en la bodega y pida al momento.',
    get: 'Obtener la aplicación',
    dismiss: 'Ahora no',
    dismissed: 'La aplicación ya no se ofrece aquí',
  },
};
