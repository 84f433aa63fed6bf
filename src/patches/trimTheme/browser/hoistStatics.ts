// Replaces hoist-non-react-statics in the browser, because it is only called by react-router's withRouter,
// which is not used.
export default <T>(component: T): T => component;
