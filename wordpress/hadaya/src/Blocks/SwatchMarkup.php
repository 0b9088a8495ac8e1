<?php
/**
 * Swatches in the block's markup.
 *
 * @package Hadaya
 */

namespace Hadaya\Blocks;

use Hadaya\Assets\PageSettings;

defined( 'ABSPATH' ) || exit;

/**
 * Writes the data and the swatches for the first paint into the markup of "Add to Cart + Options".
 *
 * @phpstan-type SwatchTerm array{color?: string, secondColor?: string, image?: string, tooltip?: string, name?: string, angle: string}
 */
final class SwatchMarkup {

	/**
	 * Attribute of the form that contains the swatches' data as JSON.
	 */
	const DATA = 'data-hadaya-terms';

	/**
	 * Class name of the element that contains one attribute and its options.
	 */
	const ROW = 'wp-block-woocommerce-add-to-cart-with-options-variation-selector-attribute';

	/**
	 * Writes the data to the form, and adds a swatch to each option for which the data contains one. Options with unknown markup stay unchanged. If the
	 * block has no form, the data goes to the block's first element, so that the island can report the missing form to the owner.
	 *
	 * @param string               $html Markup of the block.
	 * @param array<string, mixed> $data Swatch data of the product.
	 * @return string
	 */
	public static function with( string $html, array $data ): string {
		$tags = new \WP_HTML_Tag_Processor( (string) $html );
		$form = array(
			'tag_name'   => 'form',
			'class_name' => 'wc-block-add-to-cart-with-options',
		);
		$json = wp_json_encode( $data, PageSettings::JSON_FLAGS );
		if ( ! $tags->next_tag( $form ) ) {
			$tags = new \WP_HTML_Tag_Processor( (string) $html );
			if ( $tags->next_tag() ) {
				$tags->set_attribute( self::DATA, $json );
			}
			return $tags->get_updated_html();
		}
		$tags->set_attribute( self::DATA, $json );
		$keys = self::find_keys( $html );
		$row  = -1;
		while ( $tags->next_tag() ) {
			if ( $tags->has_class( self::ROW ) ) {
				++$row;
			}
			$key = isset( $keys[ $row ] ) ? $keys[ $row ] : '';
			if ( 'LABEL' === $tags->get_tag() ) {
				$tags->set_bookmark( 'label' );
			} elseif ( 'INPUT' === $tags->get_tag() && 'radio' === $tags->get_attribute( 'type' ) && $tags->has_bookmark( 'label' ) ) {
				$term = self::find_term( $data, $key, (string) $tags->get_attribute( 'value' ) );
				$tags->set_bookmark( 'input' );
				$tags->seek( 'label' );
				self::draw_option( $tags, $term );
				$tags->seek( 'input' );
			} elseif (
				'BUTTON' === $tags->get_tag()
				&& 'radio' === $tags->get_attribute( 'role' )
				&& null !== $tags->get_attribute( 'aria-checked' )
			) {
				self::draw_option( $tags, self::find_term( $data, $key, (string) $tags->get_attribute( 'value' ) ) );
			}
		}
		return $tags->get_updated_html();
	}

	/**
	 * Returns the form key of each attribute whose markup the island also recognises. The key is the name of the radio buttons, or of the chips'
	 * hidden input. Attributes with WooCommerce's own swatches are skipped.
	 *
	 * @param string $html Markup of the block.
	 * @return string[] Form keys, keyed by the attribute's position in the block.
	 */
	private static function find_keys( string $html ): array {
		$tags = new \WP_HTML_Tag_Processor( (string) $html );
		$keys = array();
		$own  = array();
		$row  = -1;
		while ( $tags->next_tag() ) {
			$name = (string) $tags->get_attribute( 'name' );
			if ( $tags->has_class( self::ROW ) ) {
				++$row;
			} elseif ( $tags->has_class( 'is-style-swatch' ) ) {
				$own[ $row ] = true;
			} elseif ( 'INPUT' === $tags->get_tag() && 0 === strpos( $name, 'attribute_' ) && in_array(
				$tags->get_attribute( 'type' ),
				array( 'radio', 'hidden' ),
				true
			) ) {
				$keys[ $row ] = $name;
			}
		}
		unset( $keys[-1] );
		return array_diff_key( $keys, $own );
	}

	/**
	 * Returns the swatch data of an attribute's value, with the angle of two-colour swatches even if the value has no data.
	 *
	 * @param array<string, mixed> $data  Swatch data of the product.
	 * @param string               $key   Form key of the attribute.
	 * @param string               $value Value of the attribute.
	 * @return SwatchTerm
	 */
	private static function find_term( array $data, string $key, string $value ): array {
		$term = isset( $data['attributes'][ $key ][ $value ] ) ? (array) $data['attributes'][ $key ][ $value ] : array();
		return $term + array( 'angle' => isset( $data['angle'] ) ? $data['angle'] : '-45deg' );
	}

	/**
	 * Marks an option, adds its swatch with the same markup as the island, and sets the option's name as its title until the island starts.
	 *
	 * @param WP_HTML_Tag_Processor $option Positioned at the option.
	 * @param SwatchTerm            $term   Swatch data of its value.
	 */
	private static function draw_option( \WP_HTML_Tag_Processor $option, array $term ): void {
		$color = isset( $term['color'] ) ? (string) sanitize_hex_color( $term['color'] ) : '';
		$other = isset( $term['secondColor'] ) ? (string) sanitize_hex_color( $term['secondColor'] ) : '';
		$image = isset( $term['image'] ) ? esc_url_raw( $term['image'] ) : '';
		if ( '' !== $image ) {
			$color = 'url("' . $image . '") center / cover';
		} elseif ( '' !== $color && '' !== $other ) {
			$color = "linear-gradient({$term['angle']}, $color 50%, $other 50%)";
		}
		if ( '' !== $color ) {
			$option->set_attribute( 'data-hadaya-swatch', '' );
			$option->set_attribute( 'style', "--hadaya-swatch: $color;" );
			if ( ! empty( $term['name'] ) ) {
				$option->set_attribute( 'title', $term['name'] );
			}
		}
	}
}
