const ExecutionEnvironment = {
  canUseDOM: typeof document !== 'undefined',
  canUseEventListeners: typeof document !== 'undefined',
  canUseIntersectionObserver: false,
  canUseViewport: typeof document !== 'undefined',
};

export default ExecutionEnvironment;
