import {WIDGETS, type WidgetProp} from '../../data/widgets';
import {nearest} from '../../lib/nearest';
import type {TagAttribute} from '../../text/span';
import {plainValue, wrongValue} from './value';

export type WidgetAttribute = Pick<TagAttribute, 'name' | 'value'>;

/** One mistake in the props of a widget. */
export interface PropFault<A extends WidgetAttribute> {
  /** The attribute that is wrong; none where one is missing. */
  readonly attribute?: A;
  readonly message: string;
  readonly remedy: string;
}

/** What is wrong with the attributes of a widget: missing, unknown, repeated, or of the wrong type. */
export function checkWidgetProps<A extends WidgetAttribute>(
  name: string,
  attributes: readonly A[],
): readonly PropFault<A>[] {
  const widget = Object.hasOwn(WIDGETS, name) ? WIDGETS[name] : undefined;
  if (widget === undefined) {
    return [];
  }
  return [
    ...missingProps(name, widget.props, attributes),
    ...attributes.flatMap((attribute, index) => {
      const isRepeated = attributes
        .slice(0, index)
        .some((earlier) => earlier.name === attribute.name);
      return isRepeated
        ? [{attribute, message: `${attribute.name} is given twice`, remedy: 'keep one of the two'}]
        : checkAttribute(name, widget.props, attribute);
    }),
    ...emptyProps(widget.props, attributes),
  ];
}

/** Props that may be empty, unless the given other prop is set. */
function emptyProps<A extends WidgetAttribute>(
  props: Props,
  attributes: readonly A[],
): readonly PropFault<A>[] {
  return attributes.flatMap((attribute) => {
    const {name, value} = attribute;
    const other = Object.hasOwn(props, name) ? props[name]?.filledWith : undefined;
    return other !== undefined &&
      attributes.some((given) => given.name === other) &&
      plainValue(value) === ''
      ? [
          {
            attribute,
            message: `${name} is empty, but ${other} is set`,
            remedy: `write ${name}="…": a link needs words`,
          },
        ]
      : [];
  });
}

type Props = Readonly<Record<string, WidgetProp>>;

function missingProps(
  name: string,
  props: Props,
  attributes: readonly WidgetAttribute[],
): readonly PropFault<never>[] {
  return Object.entries(props)
    .filter(
      ([prop, declared]) =>
        attributes.every((attribute) => attribute.name !== prop) &&
        isNeeded(declared, props, attributes),
    )
    .map(([prop, {meaning}]) => ({
      message: `<${name}> needs ${prop}: ${meaning.replace(/\.$/, '').toLowerCase()}`,
      remedy: `write ${prop}="…"`,
    }));
}

function isNeeded(
  {required, neededFor}: WidgetProp,
  props: Props,
  attributes: readonly WidgetAttribute[],
): boolean {
  if (neededFor === undefined) {
    return required === true;
  }
  const other = attributes.find(({name}) => name === neededFor.prop);
  const value = other === undefined ? props[neededFor.prop]?.default : plainValue(other.value);
  return value === neededFor.value;
}

function checkAttribute<A extends WidgetAttribute>(
  widget: string,
  props: Props,
  attribute: A,
): readonly PropFault<A>[] {
  const {name, value} = attribute;
  const declared = Object.hasOwn(props, name) ? props[name] : undefined;
  if (declared !== undefined) {
    const wrong = wrongValue(name, declared, value);
    return wrong === undefined ? [] : [{attribute, ...wrong}];
  }
  const known = Object.keys(props);
  const like = nearest(name, known);
  const list = known.length === 0 ? 'it has none' : `its props are ${known.join(', ')}`;
  return [
    {
      attribute,
      message: `<${widget}> has no prop called ${name === '' ? '{…}' : name}`,
      remedy: like === undefined ? `remove it; ${list}` : `did you mean ${like}?`,
    },
  ];
}
