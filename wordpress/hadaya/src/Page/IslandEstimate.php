<?php
/**
 * Estimate of a page's islands.
 *
 * @package Hadaya
 */

namespace Hadaya\Page;

defined( 'ABSPATH' ) || exit;

/**
 * Predicts, before rendering, which of our islands the page builder's documents contain. These documents are the page itself, and the header plugin's
 * header and footer. Plugins enqueue their scripts only while rendering, which is too late for files that are needed first.
 */
final class IslandEstimate {

	/**
	 * Widgets of the header plugin that the menu island starts.
	 */
	const MENU = array( 'navigation-menu', 'hfe-search-button' );

	/**
	 * The header plugin's functions that return the ids of the header and footer documents.
	 */
	const AROUND = array( 'get_hfe_header_id', 'hfe_get_before_footer_id', 'get_hfe_footer_id' );

	/**
	 * Returns the names of the islands that this page will contain: `menu`, `content`, both or neither.
	 *
	 * @return string[]
	 */
	public function islands(): array {
		$islands = array();
		foreach ( $this->documents() as $id ) {
			$data = get_post_meta( $id, '_elementor_data', true );
			if ( ! is_string( $data ) || '' === $data ) {
				continue;
			}
			if ( self::holds( $data, self::MENU ) ) {
				$islands['menu'] = true;
			}
			if ( self::holds( $data, BuilderContent::OURS ) ) {
				$islands['content'] = true;
			}
		}
		return array_keys( $islands );
	}

	/**
	 * Returns the ids of the builder's documents that make up this page: its content, header and footer.
	 *
	 * @return int[]
	 */
	private function documents(): array {
		$ids = is_singular() && 'builder' === get_post_meta( get_queried_object_id(), '_elementor_edit_mode', true )
			? array( get_queried_object_id() )
			: array();
		foreach ( array_filter( self::AROUND, 'function_exists' ) as $ask ) {
			$ids[] = (int) $ask();
		}
		return array_filter( $ids );
	}

	/**
	 * Checks whether a document contains a widget of one of the given types.
	 *
	 * @param string   $data  The builder's data for the document, as JSON.
	 * @param string[] $types Widget types.
	 * @return bool
	 */
	private static function holds( string $data, array $types ): bool {
		foreach ( $types as $type ) {
			if ( false !== strpos( $data, '"widgetType":"' . $type . '"' ) ) {
				return true;
			}
		}
		return false;
	}
}
