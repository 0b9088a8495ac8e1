<?php
/**
 * Fields of the settings page.
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

/**
 * Prints the parts that every section of the settings page is made of.
 */
final class Hadaya_Fields {

	/**
	 * Name of a field of the option.
	 *
	 * @param string $path Path, `widget][color`.
	 * @return string
	 */
	public static function field( $path ) {
		return Hadaya_Options::NAME . '[' . $path . ']';
	}

	/**
	 * Prints a checkbox with its label.
	 *
	 * @param string $path  Path of the field.
	 * @param string $label Label.
	 * @param bool   $is_on Whether it is ticked.
	 * @param string $value Value when ticked.
	 */
	public static function print_checkbox( $path, $label, $is_on, $value = '1' ) {
		printf(
			'<label><input type="checkbox" name="%1$s" value="%2$s"%3$s /> %4$s</label><br />',
			esc_attr( self::field( $path ) ),
			esc_attr( $value ),
			checked( $is_on, true, false ),
			esc_html( $label )
		);
	}

	/**
	 * Prints a row with one input.
	 *
	 * @param string $path  Path of the field.
	 * @param string $label Label.
	 * @param string $value Value.
	 * @param string $type  Type of the input.
	 */
	public static function print_input( $path, $label, $value, $type = 'text' ) {
		printf(
			'<tr><th scope="row"><label for="%1$s">%2$s</label></th><td><input id="%1$s" class="regular-text" type="%3$s" name="%1$s" value="%4$s" /></td></tr>',
			esc_attr( self::field( $path ) ),
			esc_html( $label ),
			esc_attr( $type ),
			esc_attr( $value )
		);
	}

	/**
	 * Prints a heading and opens a table.
	 *
	 * @param string $title Heading.
	 */
	public static function open_table( $title ) {
		echo '<h2>' . esc_html( $title ) . '</h2><table class="form-table" role="presentation"><tbody>';
	}
}
