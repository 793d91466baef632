import { describe, expect, it } from 'vitest';
import { contracts } from '../../stories/docs/parts/contracts';
import { ports } from '../../stories/docs/parts/ports';
import { commonProps, eventsOf, methodsOf, portDescription, propsOf } from '../../stories/docs/parts/source-text';
import { portMethods } from './type-check';

// The docs read types as text: these fail when the text is written in a way they do not read.
describe('the tables of the docs', () => {
  it('have every widget', () => expect(contracts.length).toBeGreaterThanOrEqual(9));

  it.each(contracts.map((contract) => [contract.name, contract] as const))(
    'tell the detail of every event of %s',
    (name, { events }) => {
      const told = new Map(eventsOf(name).map((event) => [event.name, event.type]));
      for (const event of Object.keys(events))
        expect(told.get(event), event).toMatch(/^(\{ .+ \}|Record<string, never>)$/);
      expect([...told.keys()].sort()).toEqual(Object.keys(events).sort());
    },
  );

  it.each(contracts.map((contract) => [contract.name, contract] as const))(
    'have the props that attributes of %s set',
    (name, { attributes }) => {
      const known = [...commonProps(), ...propsOf(name)].map((prop) => prop.name);
      expect(attributes.map(({ prop }) => prop).filter((prop) => !known.includes(prop))).toEqual([]);
    },
  );

  it('have every port method, and say what it does', () => {
    expect(ports.flatMap(({ port, methods }) => methods.map((method) => `${port}.${method}`)).sort()).toEqual(
      portMethods(),
    );
    for (const { port, methods } of ports) {
      for (const method of methods)
        expect(methodsOf(port)[method] || portDescription(port), `${port}.${method}`).toMatch(/^[A-Z].{8,}/);
    }
  }, 60_000);
});
