/**
 * A part that is drawn anew only when what it is given changes. `preact/compat` has one too, and changes how every text
 * field of the page tells what was typed.
 */
import { Component, type ComponentType, createElement } from 'preact';

export function memo<Given extends object>(Part: ComponentType<Given>): ComponentType<Given> {
  return class extends Component<Given> {
    override shouldComponentUpdate(next: Readonly<Given>): boolean {
      return differ(this.props, next) || differ(next, this.props);
    }

    override render() {
      return createElement(Part, this.props as Given);
    }
  };
}

/** One of the values of `one` is another in `other`. */
function differ<Given extends object>(one: Given, other: Given): boolean {
  return (Object.keys(one) as (keyof Given)[]).some((name) => one[name] !== other[name]);
}
