// The code of a host in TypeScript; it has to compile against the declarations of the package.
import { Faq, TradefrontProvider, type Adapter, type FaqEvents } from 'tradefront';
import { createDemoAdapter } from 'tradefront/adapters/demo';
import { configure, mount } from 'tradefront/embed';
import frCA from 'tradefront/locales/fr-CA';
import { PortError, type Needs } from 'tradefront/ports';
import { Faq as FaqAlone, type FaqAdapter } from 'tradefront/faq';

/** An adapter with one method is enough for one widget. */
const small: FaqAdapter & Needs<'content.faqs'> = {
  id: 'host',
  content: { faqs: () => Promise.reject(new PortError('unavailable', 'Closed')) },
};
const full: Adapter = createDemoAdapter();

export const page = (
  <TradefrontProvider adapter={full} locale={frCA}>
    <Faq onOpenChange={({ id }: FaqEvents['open-change']) => String(id)} messages={{ title: 'Help' }} />
    <FaqAlone adapter={small} headingLevel={2} />
    {/* @ts-expect-error A widget does not take an adapter without what it needs. */}
    <FaqAlone adapter={{ id: 'host' }} />
  </TradefrontProvider>
);

export const withoutPorts = (
  // @ts-expect-error An adapter without a port has nothing to show.
  <TradefrontProvider adapter={{ id: 'host' }} />
);
export const withOnePort = <TradefrontProvider adapter={small} />;

configure({ adapter: full, locale: 'fr-CA' });
export const mounted = mount(document.body, 'faq', { search: 'keg', slots: { header: document.createElement('h2') } });
// @ts-expect-error There is no such widget.
mount(document.body, 'nothing', {});

// The elements, in JSX, in the DOM and as sources of events.
export const elements = (
  <>
    <tradefront-faq
      heading-level="2"
      page-size={20}
      search="keg"
      theme="dark"
      ontradefront-open-change={({ detail }) => void String(detail.id)}
    />
    {/* @ts-expect-error There is no such heading level. */}
    <tradefront-faq headingLevel={9} />
    {/* @ts-expect-error There is no such element. */}
    <tradefront-nothing />
  </>
);
const questions = document.querySelector('tradefront-faq');
if (questions !== null) {
  questions.search = 'keg';
  questions.adapter = small;
  // @ts-expect-error A heading level is a number.
  questions.headingLevel = 'two';
  questions.addEventListener('tradefront-search-change', ({ detail }) => void detail);
}
document.createElement('tradefront-order-detail').orderId = 'o-1';
document.addEventListener('tradefront-open-change', ({ detail }) => {
  // @ts-expect-error The detail of an event is known.
  void detail.nothing;
});
document.addEventListener('tradefront-load-error', ({ detail: { widget } }) => void widget);
