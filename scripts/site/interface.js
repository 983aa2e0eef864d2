/** The page /docs: the interface definition to read and to try, with the samples of code that it holds. */

const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', follow);
follow();

/** The samples of one operation, in tabs. */
function samplesOf({ React }) {
  const h = React.createElement;
  return function Samples({ samples }) {
    const [chosen, choose] = React.useState(0);
    const tabs = samples.map(({ label }, place) =>
      h(
        'button',
        {
          key: label,
          type: 'button',
          role: 'tab',
          className: 'sample-tab',
          'aria-selected': place === chosen,
          onClick: () => choose(place),
        },
        label,
      ),
    );
    return h(
      'div',
      { className: 'opblock-section samples' },
      h('div', { className: 'opblock-section-header' }, h('h4', { className: 'opblock-title' }, 'Code samples')),
      h(
        'div',
        { className: 'samples-body' },
        h('div', { role: 'tablist' }, tabs),
        h('pre', { tabIndex: 0, className: 'sample' }, h('code', null, samples[chosen].source)),
      ),
    );
  };
}

/** Shows the samples above the answers of each operation. */
const CodeSamples = (system) => {
  const Samples = samplesOf(system);
  return {
    wrapComponents: {
      responses: (Original, { React, specSelectors }) =>
        function WithSamples(props) {
          const { path, method } = props;
          const operation = specSelectors.specJson().getIn(['paths', path, method]);
          const samples = operation?.get('x-codeSamples')?.toJS() ?? [];
          const own = samples.length > 0 ? React.createElement(Samples, { samples }) : null;
          return React.createElement('div', null, own, React.createElement(Original, props));
        },
    },
  };
};

globalThis.SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#interface',
  plugins: [CodeSamples],
  validatorUrl: null,
  deepLinking: true,
  filter: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
});
