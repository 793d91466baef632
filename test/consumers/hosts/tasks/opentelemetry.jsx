import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { SimpleSpanProcessor, WebTracerProvider } from '@opentelemetry/sdk-trace-web';
import { TradefrontProvider } from 'tradefront';
import { Cart } from 'tradefront/cart';
import { adapter, page } from './failing-shop.js';
import { onSignal } from './tracing.js';

const exporter = new OTLPTraceExporter({ url: `${location.origin}/v1/traces` });
new WebTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }).register();

page.render(
  <TradefrontProvider adapter={adapter} onSignal={onSignal}>
    <Cart />
  </TradefrontProvider>,
);
