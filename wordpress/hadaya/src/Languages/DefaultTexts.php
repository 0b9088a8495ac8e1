<?php
/**
 * Default wording.
 *
 * @package Hadaya
 */

namespace Hadaya\Languages;

defined( 'ABSPATH' ) || exit;

/**
 * Texts that apply until the owner changes them. They are not stored, because each page inserts them in its own language.
 */
final class DefaultTexts {

	/**
	 * Default label of the form's file field, in English.
	 */
	const FILES = 'Logo or brief';

	/**
	 * Returns the default texts by path, each as a pair: the English text, and its translation into the current language.
	 *
	 * @return array<string, array{0: string, 1: string}>
	 */
	public static function all(): array {
		return array(
			'*.cta_text'    => array( 'Contact us', __( 'Contact us', 'hadaya' ) ),
			'*.close_text'  => array( 'Hide', __( 'Hide', 'hadaya' ) ),
			'title'         => array( 'Contact us', __( 'Contact us', 'hadaya' ) ),
			'button'        => array( 'Send', __( 'Send', 'hadaya' ) ),
			'success'       => array( 'Thank you. We will reply soon.', __( 'Thank you. We will reply soon.', 'hadaya' ) ),
			'newsletter.label' => array( 'Newsletter', __( 'Newsletter', 'hadaya' ) ),
			'newsletter.agree' => array( 'Send me offers', __( 'Send me offers', 'hadaya' ) ),
			'consent.text'  => array( 'We use your message only to reply to you.', __( 'We use your message only to reply to you.', 'hadaya' ) ),
			'consent.label' => array( 'Your consent', __( 'Your consent', 'hadaya' ) ),
			'consent.agree' => array( 'I agree', __( 'I agree', 'hadaya' ) ),
		);
	}

	/**
	 * Checks whether a value is the setting's default text, in English or in the current language.
	 *
	 * @param mixed  $value Value of a setting.
	 * @param string $path  Path of the setting.
	 * @return bool
	 */
	public static function is_usual( $value, string $path ): bool {
		$all = self::all();
		return is_string( $value ) && isset( $all[ $path ] ) && in_array( $value, $all[ $path ], true );
	}

	/**
	 * Returns the settings without default texts, because each page inserts them in its own language.
	 *
	 * @param array<string, mixed> $stored Stored data.
	 * @return array<string, mixed>
	 */
	public static function without( array $stored ): array {
		foreach ( isset( $stored['widgets'] ) && is_array( $stored['widgets'] ) ? $stored['widgets'] : array() as $index => $widget ) {
			$stored['widgets'][ $index ] = is_array( $widget ) ? self::less( $widget, '*.', array( 'cta_text', 'close_text' ) ) : $widget;
		}
		if ( isset( $stored['form'] ) && is_array( $stored['form'] ) ) {
			$stored['form'] = self::less( $stored['form'], '', array( 'title', 'button', 'success' ) );
			foreach ( array( 'consent', 'newsletter' ) as $box ) {
				if ( isset( $stored['form'][ $box ] ) && is_array( $stored['form'][ $box ] ) ) {
					$stored['form'][ $box ] = self::less( $stored['form'][ $box ], $box . '.', array( 'text', 'label', 'agree' ) );
				}
			}
			$stored['form'] = self::with_files( $stored['form'], self::FILES );
		}
		return $stored;
	}

	/**
	 * Returns the form with the given label on each file field that has a default label.
	 *
	 * @param array<string, mixed> $form  Form.
	 * @param string               $label New label.
	 * @return array<string, mixed>
	 */
	public static function with_files( array $form, string $label ): array {
		foreach ( isset( $form['items'] ) && is_array( $form['items'] ) ? $form['items'] : array() as $index => $item ) {
			if (
				isset( $item['field'], $item['label'] )
				&& 'file' === $item['field']
				&& in_array( $item['label'], array( self::FILES, __( 'Logo or brief', 'hadaya' ) ), true )
			) {
				$form['items'][ $index ]['label'] = $label;
			}
		}
		return $form;
	}

	/**
	 * Returns the values without those named in `$names` that are default texts.
	 *
	 * @param array<int|string, mixed> $values Settings by name.
	 * @param string                   $before Path of their parent.
	 * @param string[]                 $names  Names of values that may be default texts.
	 * @return array<int|string, mixed>
	 */
	private static function less( array $values, string $before, array $names ): array {
		foreach ( $names as $name ) {
			if ( isset( $values[ $name ] ) && self::is_usual( $values[ $name ], $before . $name ) ) {
				unset( $values[ $name ] );
			}
		}
		return $values;
	}

	/**
	 * Returns the translated title of a built-in form field, or the given name if there is no such field.
	 *
	 * @param string $field Name of the field.
	 * @return string
	 */
	public static function field_title( string $field ): string {
		$titles = array(
			'name'    => __( 'Name', 'hadaya' ),
			'email'   => __( 'Email', 'hadaya' ),
			'phone'   => __( 'Phone', 'hadaya' ),
			'message' => __( 'Message', 'hadaya' ),
		);
		return isset( $titles[ $field ] ) ? $titles[ $field ] : $field;
	}
}
