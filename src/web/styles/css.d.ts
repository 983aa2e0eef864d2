/** Style sheets that are loaded with the part of a page that needs them. */
declare module '*.css';
