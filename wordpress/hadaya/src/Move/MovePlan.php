<?php
/**
 * Plan for moving from another contact plugin.
 *
 * @package Hadaya
 */

namespace Hadaya\Move;

use Hadaya\Form\FormSchema;
use Hadaya\Settings\Schema\Schema;
use Hadaya\Settings\SettingRows;
use Hadaya\Settings\Validator;
use Hadaya\Widgets\WidgetList;
use Hadaya\Widgets\WidgetSchema;

defined( 'ABSPATH' ) || exit;

/**
 * Computes the settings that a move would create, and lists for the owner what is moved, changed or left behind.
 *
 * @phpstan-import-type FieldSchema from \Hadaya\Settings\Schema\SettingsSchema
 * @phpstan-import-type WidgetSettings from \Hadaya\Settings\Schema\SettingsSchema
 */
final class MovePlan {

	private MoveSource $source;

	/** @var list<array<string, mixed>> */
	private array $widgets = array();

	/**
	 * Settings for our form; empty if none of the moved widgets has a form.
	 *
	 * @var array<string, mixed>
	 */
	private array $form = array();
	private MoveNotes $notes;

	/**
	 * The shared settings. Empty if the owner already has other widgets in Hadaya, because a change would affect those widgets too.
	 *
	 * @var array<string, mixed>
	 */
	private array $common;
	private Validator $validator;
	private WidgetSchema $widget_schema;
	private FormSchema $form_schema;

	/**
	 * Converts and validates the given widgets, and notes each setting that changes or cannot be moved.
	 *
	 * @param Validator            $validator     Validator.
	 * @param WidgetSchema         $widget_schema Widget schema.
	 * @param FormSchema           $form_schema   Form schema.
	 * @param MoveSource           $source        The other plugin.
	 * @param string[]             $ids           Ids of the widgets in the other plugin.
	 * @param array<string, mixed> $present       Current settings.
	 * @param bool                 $is_trial      Whether only administrators see the moved widgets, because visitors still see the other plugin's
	 * widgets.
	 */
	public function __construct(
		Validator $validator,
		WidgetSchema $widget_schema,
		FormSchema $form_schema,
		MoveSource $source,
		array $ids,
		array $present,
		bool $is_trial = false
	) {
		$this->validator     = $validator;
		$this->widget_schema = $widget_schema;
		$this->form_schema   = $form_schema;
		$this->source        = $source;
		$this->notes         = new MoveNotes();
		foreach ( $source->widgets() as $widget ) {
			if ( in_array( $widget['id'], $ids, true ) ) {
				$this->add( $widget['id'], $widget['name'], $is_trial );
			}
		}
		$replaced = array_column( $this->widgets, 'name' );
		$own      = array_filter(
			$present['widgets'],
			static function ( $widget ) use ( $replaced ) {
				return ( $widget['enabled'] || array() !== $widget['channels'] ) && ! in_array( $widget['name'], $replaced, true );
			}
		);

		$common       = $source->common();
		$this->common = array() === $own ? $common : array();
		foreach ( array() === $own ? array() : array_intersect_key( $this->widget_schema->common(), $common ) as $name => $field ) {
			if ( $common[ $name ] !== $present['common'][ $name ] ) {
				$this->notes->change(
					$field['title'] . ': ' . SettingRows::describe( $field, $common[ $name ] ),
					__( 'Not changed because your widgets share this setting. Find it under “All widgets”.', 'hadaya' )
				);
			}
		}
	}

	/**
	 * Adds one widget to the plan, and its form unless an earlier widget had one.
	 *
	 * @param string $id       Id of the widget in the other plugin.
	 * @param string $name     Its name, as shown to the owner.
	 * @param bool   $is_trial Whether only administrators see it.
	 */
	private function add( string $id, string $name, bool $is_trial ): void {
		$moved  = $this->source->read( $id, $this->notes );
		$widget = array( 'name' => $name ) + $moved['widget'];
		if ( array() !== $moved['form'] && array() !== $this->form ) {
			$this->notes->leave(
				$name . ': ' . $moved['form']['title'],
				__( 'Only the first form is moved. If this widget needs its own form, create a custom form for it.', 'hadaya' )
			);
		}
		$this->widgets[] = $this->possible( $is_trial ? array( 'admins_only' => true ) + $widget : $widget, $this->widget_fields() );
		if ( array() === $this->form ) {
			$this->form = $this->possible( $moved['form'], $this->form_schema->fields() );
		}
	}

	/**
	 * Returns the schemas of a widget's fields, without the id, which owners do not see.
	 *
	 * @return array<string, FieldSchema>
	 */
	private function widget_fields(): array {
		return array_diff_key( $this->widget_schema->all()['items']['properties'], array( 'id' => '' ) );
	}

	/**
	 * Returns the settings to save, by group: the current and the moved widgets, plus the shared settings and the form if the move changes them.
	 *
	 * @param list<WidgetSettings> $present Current widgets.
	 * @return array{widgets: list<array<string, mixed>>, common?: array<string, mixed>, form?: array<string, mixed>}
	 */
	public function settings( array $present ): array {
		$settings = array( 'widgets' => WidgetList::add( $present, $this->widgets ) );
		if ( array() !== $this->common ) {
			$settings['common'] = $this->common;
		}
		return array() === $this->form ? $settings : $settings + array( 'form' => $this->form );
	}

	public function notes(): MoveNotes {
		return $this->notes;
	}

	/**
	 * Returns the names of the widgets that the move creates.
	 *
	 * @return string[]
	 */
	public function names(): array {
		return array_column( $this->widgets, 'name' );
	}

	/**
	 * Returns the moved settings as name and value pairs to show to the owner.
	 *
	 * @return list<array{name: string, value: string}>
	 */
	public function taken(): array {
		$rows = SettingRows::rows_of( $this->common, $this->widget_schema->common() );
		foreach ( array_reverse( $this->widgets ) as $widget ) {
			$rows = array_merge( SettingRows::rows_of( $widget, $this->widget_fields() ), $rows );
		}
		return array_merge( $rows, SettingRows::rows_of( $this->form, $this->form_schema->fields() ) );
	}

	/**
	 * Returns the valid settings, and adds a note for each invalid one.
	 *
	 * @param array<string, mixed>       $given  Settings.
	 * @param array<string, FieldSchema> $fields Their schemas.
	 * @return array<string, mixed>
	 */
	private function possible( array $given, array $fields ): array {
		$validator = $this->validator->fresh();
		$clean     = $validator->clean( $given, Schema::group( $fields ), '' );
		foreach ( $validator->errors() as $path => $problem ) {
			$name = (string) strtok( $path, '.' );
			if ( isset( $given[ $name ] ) ) {
				unset( $given[ $name ] );
				$this->notes->leave( $fields[ $name ]['title'], $problem );
			}
		}
		return array_intersect_key( $clean, $given );
	}
}
