/** The only import from the host: progress, and the question whether to stop (0 goes on). */
export declare function progress(bestValue: f64, nodes: f64, share: f64): i32;
