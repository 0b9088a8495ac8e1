<?php
/**
 * Factory for move plans.
 *
 * @package Hadaya
 */

namespace Hadaya\Move;

use Hadaya\Form\FormSchema;
use Hadaya\Settings\Validator;
use Hadaya\Widgets\WidgetSchema;

defined( 'ABSPATH' ) || exit;

/**
 * Creates move plans, with the schemas that validate the moved settings.
 */
final class MovePlanner {

	private Validator $validator;
	private WidgetSchema $widget_schema;
	private FormSchema $form_schema;

	public function __construct( Validator $validator, WidgetSchema $widget_schema, FormSchema $form_schema ) {
		$this->validator     = $validator;
		$this->widget_schema = $widget_schema;
		$this->form_schema   = $form_schema;
	}

	/**
	 * Creates the plan for moving widgets, without saving anything.
	 *
	 * @param MoveSource           $source   The other plugin.
	 * @param string[]             $ids      Ids of the widgets to move.
	 * @param array<string, mixed> $present  Current settings.
	 * @param bool                 $is_trial Whether only administrators see the widgets at first.
	 * @return MovePlan
	 */
	public function plan( MoveSource $source, array $ids, array $present, bool $is_trial = false ): MovePlan {
		return new MovePlan( $this->validator, $this->widget_schema, $this->form_schema, $source, $ids, $present, $is_trial );
	}
}
