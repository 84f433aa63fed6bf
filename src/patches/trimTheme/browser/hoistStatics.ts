// Replaces hoist-non-react-statics in the browser: only react-router's withRouter calls it, which nothing uses.
export default <T>(component: T): T => component;
