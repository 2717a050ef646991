// Before 1.0: props of the components written as the common contract has them. Run with jscodeshift, see README.md.

/** The fields whose `onChange` gave an event and which took the props of their control. */
const FIELDS = [
  'TextField',
  'TextArea',
  'Select',
  'InlineSelect',
  'SearchSelect',
  'PhoneField',
  'DateField',
  'Checkbox',
  'Switch',
  'RadioGroup',
];

/** Props that a field passes to its control by `inputProps`. */
const OF_THE_CONTROL = ['name', 'autoComplete', 'onBlur', 'onFocus', 'onInput', 'onKeyDown', 'inputMode'];

/** New names of props, by component. */
const RENAMED = {
  Tabs: { look: 'variant' },
  RadioGroup: { look: 'variant' },
  SearchBox: { look: 'variant' },
  IconButton: { isPressed: 'isSelected' },
  MapView: { selectedId: 'value', onSelect: 'onChange' },
  Accordion: { openIds: 'value', defaultOpenIds: 'defaultValue', onOpenChange: 'onChange' },
  Notice: { onDismiss: 'onOpenChange' },
  PromoBar: { onClose: 'onOpenChange' },
  SkeletonText: { size: 'fontSize' },
  FilterDropdown: { defaultIsOpen: 'defaultOpen' },
  ParticipantsField: { defaultIsOpen: 'defaultOpen' },
};

/** New values of a prop, by component. */
const VALUES = {
  PriceTag: { size: { sm: 'small', md: 'medium', lg: 'large' } },
  CardCarousel: { size: { card: 'medium', compact: 'small' } },
};

/** New names of types. */
const TYPES = {
  TabLook: 'TabVariant',
  CloseReason: 'OpenChangeReason',
  DropdownCloseReason: 'OpenChangeReason',
  StayDatesReason: 'OpenChangeReason',
};

const PACKAGE = /^@sabadora\/design-system(?:\/|$)/;

/** @type {import('jscodeshift').Transform} */
export default function oneContract({ source }, { jscodeshift: j }) {
  const root = j(source);
  const components = new Map();
  let isChanged = false;
  const change = () => {
    isChanged = true;
  };

  root.find(j.ImportDeclaration).forEach(({ node }) => {
    if (!PACKAGE.test(String(node.source.value))) return;
    for (const specifier of node.specifiers ?? []) {
      if (specifier.type !== 'ImportSpecifier') continue;
      const name = textOf(specifier.imported);
      const local = specifier.local ? textOf(specifier.local) : name;
      if (TYPES[name] === undefined) {
        components.set(local, name);
        continue;
      }
      change();
      if (local === name)
        root
          .find(j.TSTypeReference, { typeName: { name } })
          .forEach((reference) => (reference.node.typeName = j.identifier(TYPES[name])));
      specifier.imported = j.identifier(TYPES[name]);
      if (local === name) specifier.local = j.identifier(TYPES[name]);
    }
    // Two old types may have become one.
    const seen = new Set();
    node.specifiers = node.specifiers?.filter(({ local }) => {
      const isNew = !seen.has(local?.name);
      seen.add(local?.name);
      return isNew;
    });
  });

  root.find(j.JSXOpeningElement).forEach(({ node }) => {
    const component = node.name.type === 'JSXIdentifier' && components.get(node.name.name);
    if (!component) return;
    if (FIELDS.includes(component)) moveToControl(node);
    // The press of a toggle became its new state; a button that only acts keeps `onClick`.
    const isToggle = component === 'IconButton' && attribute(node, 'isPressed');
    const onClick = isToggle && attribute(node, 'onClick');
    if (onClick) onClick.name.name = 'onChange';
    for (const [before, after] of Object.entries(RENAMED[component] ?? {})) {
      const found = attribute(node, before);
      if (!found) continue;
      found.name.name = after;
      change();
    }
    for (const [prop, values] of Object.entries(VALUES[component] ?? {})) {
      const value = attribute(node, prop)?.value;
      if (!value) continue;
      j(value)
        .find(j.StringLiteral)
        .forEach((literal) => replaceText(literal.node, values));
      if (value.type === 'StringLiteral' || value.type === 'Literal') replaceText(value, values);
    }
  });

  return isChanged ? root.toSource() : undefined;

  function replaceText(literal, values) {
    const next = Object.hasOwn(values, literal.value) ? values[literal.value] : undefined;
    if (next === undefined) return;
    literal.value = next;
    change();
  }

  /** An element of a field: its new value by `onChange`, and what is the control's in `inputProps`. */
  function moveToControl(element) {
    const properties = [];
    let spread;
    const kept = [];
    for (const each of element.attributes ?? []) {
      if (isRegistered(each)) spread = each.argument;
      else if (each.type !== 'JSXAttribute' || typeof each.name.name !== 'string') kept.push(each);
      else if (each.name.name === 'onChange' && takesEvent(each)) properties.push(propertyOf(each));
      else if (OF_THE_CONTROL.includes(each.name.name)) properties.push(propertyOf(each));
      else {
        if (each.name.name === 'onValueChange') {
          each.name.name = 'onChange';
          change();
        }
        kept.push(each);
      }
    }
    if (properties.length === 0 && spread === undefined) return;
    change();
    const value =
      properties.length === 0
        ? spread
        : j.objectExpression([...(spread === undefined ? [] : [j.spreadElement(spread)]), ...properties]);
    element.attributes = [
      ...kept,
      j.jsxAttribute(j.jsxIdentifier('inputProps'), j.jsxExpressionContainer(value)),
    ];
  }

  function propertyOf({ name, value }) {
    const expression =
      value?.type === 'JSXExpressionContainer' ? value.expression : (value ?? j.booleanLiteral(true));
    return j.property('init', j.identifier(name.name), expression);
  }
}

/** @param {{ name: unknown }} identifier whose name is text; other names are those of JSX */
const textOf = ({ name }) => (typeof name === 'string' ? name : '');

const attribute = (element, name) =>
  element.attributes?.find((each) => each.type === 'JSXAttribute' && each.name.name === name);

/** `{...register('email')}` of a form library. */
const isRegistered = (each) =>
  each.type === 'JSXSpreadAttribute' &&
  each.argument.type === 'CallExpression' &&
  /^register$/.test(each.argument.callee.name ?? each.argument.callee.property?.name ?? '');

/** A handler whose parameter is named as an event: it was given one. */
const takesEvent = ({ value }) => {
  const [parameter] = (value?.type === 'JSXExpressionContainer' && value.expression.params) || [];
  return /^(?:e|ev|event)$/.test(parameter?.name ?? '');
};
